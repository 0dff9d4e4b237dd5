import { type Field, inputAttributes } from '../../../shared/rules/field.ts';
import { say } from '../words/say.ts';

interface State {
  /** Name of the control in its form. */
  name: string;
  /** Text as typed. */
  value: string;
  /** Sentence about what is wrong. */
  error: string | undefined;
  onValue: (value: string) => void;
}

/** Props of the control of a field: its label and its bounds for the browser, and its state in the form. */
export function controlOf(field: Field, { onValue, ...state }: State) {
  return {
    label: say(field.label),
    ...inputAttributes(field),
    ...state,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
}
