pragma ComponentBehavior: Bound

import Controls

// A mooring pole in somebody's stripes: a marker in the supply, and what stands on the track.
ArtIcon {
    id: pole

    required property int sign

    art: "venedig/pieces/pole/" + Tones.paint(sign)
}
