import { RoundButton } from '#web/ui/round-button.tsx';
import styles from './popover.module.css';

type StepperProps = {
  label: string;
  fewer: string;
  more: string;
  value: number;
  limits: { min: number; max: number };
  onChange: (value: number) => void;
  /** Takes the focus when the popover opens. */
  first?: boolean;
};

/** A count with a minus and a plus, each refused at its limit ([W]§2.9). */
export function Stepper({ label, fewer, more, value, limits, onChange, first = false }: StepperProps) {
  const mark = (marked: boolean) => (marked ? { 'data-first-focus': '' } : {});
  const atLeast = value <= limits.min;
  const atMost = value >= limits.max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a count, not form fields
    <div className={styles.stepper} role="group" aria-label={label}>
      <span className={styles.stepperLabel}>{label}</span>
      <RoundButton
        icon="minus"
        label={fewer}
        disabled={atLeast}
        onClick={() => onChange(value - 1)}
        {...mark(first && !atLeast)}
      />
      <output className="num">{value}</output>
      <RoundButton
        icon="plus"
        label={more}
        disabled={atMost}
        onClick={() => onChange(value + 1)}
        {...mark(first && atLeast)}
      />
    </div>
  );
}
