import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../control/icon'
import * as styles from './carousel.module.css'

interface StepsProps {
  onPress: () => void
  /** @param isPressed by a pointer, not by a key */
  onStep: (step: 1 | -1, isPressed: boolean) => void
}

const steps = [
  { step: -1, className: styles['previous'], icon: 'previous', label: 'Previous image' },
  { step: 1, className: styles['next'], icon: 'next', label: 'Next image' },
] as const

/** `data-step`: each press counts, also before the page is awake (`boot.ts`). */
export const Steps = ({ onPress, onStep }: StepsProps) =>
  steps.map(({ step, ...looks }) => (
    <ControlButton
      key={step}
      {...looks}
      data-step=""
      onPointerDown={onPress}
      onClick={({ detail }) => {
        onStep(step, detail > 0)
      }}
    />
  ))

export const FullScreenButton = ({ isFull, toggle }: { isFull: boolean; toggle: () => void }) => (
  <ControlButton
    className={styles['whole']}
    icon={isFull ? 'shrink' : 'expand'}
    label={isFull ? 'Leave full screen' : 'Full screen'}
    onClick={toggle}
  />
)

const ControlButton = ({
  icon,
  label,
  ...props
}: { icon: IconName; label: string } & Pick<
  ComponentProps<'button'>,
  'className' | 'onPointerDown' | 'onClick'
>) => (
  <button type="button" aria-label={label} {...props}>
    <span className={styles['arrow']}>
      <Icon name={icon} size={24} />
    </span>
  </button>
)
