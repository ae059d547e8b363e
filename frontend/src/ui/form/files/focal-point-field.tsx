import { useId, useState, type CSSProperties, type PointerEvent } from 'react'
import { Icon } from '../../control/icon'
import { positionOf, type FocalPoint } from '../../page/focal-point'
import type { Crop } from './crop'
import { FilePreview } from './file-preview'
import * as styles from './focal-point-field.module.css'

/**
 * Chooses the place in an image that stays in sight where pages crop it: on the image by pointer, and by two sliders,
 * which a keyboard and a screen reader can use. Behind a header, because most images need none.
 *
 * @param props.of the image in words
 * @param props.image its address, or a file that has not been sent yet
 * @param props.point null where nobody has chosen one
 */
export function FocalPointField({
  of,
  image,
  crop,
  point,
  onPoint,
}: {
  of: string
  image: string | File
  crop: Crop
  point: FocalPoint | null
  onPoint: (point: FocalPoint) => void
}) {
  const [open, setOpen] = useState(false)
  const shown = point ?? crop.usual
  const view = (className: string | undefined, style?: CSSProperties) =>
    typeof image === 'string' ? (
      <img src={image} alt="" draggable={false} className={className} style={style} />
    ) : (
      <FilePreview file={image} className={className} style={style} />
    )
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPoint({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  return (
    <details
      className={styles['field']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
    >
      <summary className={styles['header']} aria-label={`Focal point: ${of}`}>
        Focal point <Icon name="down" size={16} />
      </summary>
      {open && (
        <div className={styles['content']}>
          <p className={styles['hint']}>
            Pages crop the image. The point that you choose stays in sight: click it, or use the sliders.
          </p>
          <div className={styles['views']}>
            {/* A short cut for the pointer: the sliders do the same. */}
            <div
              className={styles['whole']}
              data-whole
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                pointAt(event)
              }}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event)
              }}
            >
              {view(styles['image'])}
              <span
                className={styles['mark']}
                style={{ left: `${String(shown.x)}%`, top: `${String(shown.y)}%` }}
              />
            </div>
            <figure className={styles['cropped']}>
              {view(styles['image'], { aspectRatio: crop.ratio, objectPosition: positionOf(shown) })}
              <figcaption className={styles['hint']}>As pages show it</figcaption>
            </figure>
          </div>
          <Slider
            label="From the left"
            part={shown.x}
            onPart={(x) => {
              onPoint({ ...shown, x })
            }}
          />
          <Slider
            label="From the top"
            part={shown.y}
            onPart={(y) => {
              onPoint({ ...shown, y })
            }}
          />
        </div>
      )}
    </details>
  )
}

/** Whole percent, also where the pointer has left the image. */
const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)))

function Slider({ label, part, onPart }: { label: string; part: number; onPart: (part: number) => void }) {
  const id = useId()
  return (
    <div className={styles['slider']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        value={part}
        aria-valuetext={`${String(part)} %`}
        onChange={({ target }) => {
          onPart(target.valueAsNumber)
        }}
      />
    </div>
  )
}
