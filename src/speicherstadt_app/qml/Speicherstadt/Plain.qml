import QtQuick

// Sky and water in their plain colours. They need no painting, so they are there from the first frame.
Item {
    id: plain

    required property Plan plan

    Rectangle {
        width: plain.width
        height: plain.plan.quay
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.sky[0]
            }
            GradientStop {
                position: 0.26
                color: Tones.sky[1]
            }
            GradientStop {
                position: 0.6
                color: Tones.sky[2]
            }
        }
    }
    Rectangle {
        y: plain.plan.quay
        width: plain.width
        height: plain.height - y
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Tones.waterTop
            }
            GradientStop {
                position: 1
                color: Tones.waterLow
            }
        }
    }
}
