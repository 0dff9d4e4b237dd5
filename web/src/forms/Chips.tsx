import type { ReactNode } from 'react';
import { chosenOf, type OptionSet, pressOption } from '../../../shared/rules/optionSet.ts';
import { ChoiceFrame, type ChoiceProps } from './RadioGroup.tsx';

type Props = ChoiceProps & { onValue: (value: string) => void };

const control = 'absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none';

/** One of a few options, or none: a press on the chosen one takes it back. The arrow keys go from one to the next. */
export function ChipOf({ name, options, value, onValue, ...frame }: Props) {
  return (
    <ChoiceFrame {...frame} className="col-span-2">
      <Chips>
        {options.map((option) => (
          <Chip key={option.value} label={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              // A press on what is chosen already is no change for the browser; one of the space bar may be nothing at all.
              onClick={() => option.value === value && onValue('')}
              onKeyUp={(event) => {
                if (event.key !== ' ' || option.value !== value) return;
                event.preventDefault();
                onValue('');
              }}
              className={control}
            />
          </Chip>
        ))}
      </Chips>
    </ChoiceFrame>
  );
}

/** Any of a few options. A press on one that contradicts others takes those back. */
export function ChipsOf({ name, options, value, set, onValue, ...frame }: Props & { set: OptionSet }) {
  const chosen = chosenOf(set, value);
  return (
    <ChoiceFrame {...frame} several className="col-span-2">
      <Chips>
        {options.map((option) => (
          <Chip key={option.value} label={option.label}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={() => onValue(pressOption(set, value, option.value).join(','))}
              className={control}
            />
          </Chip>
        ))}
      </Chips>
    </ChoiceFrame>
  );
}

function Chips({ children }: { children: ReactNode }) {
  return <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>;
}

function Chip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-full border border-outline px-4 text-walnut select-none hover:bg-drift has-checked:border-glacier has-checked:bg-glacier has-checked:text-on-glacier has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-glacier forced-colors:has-checked:bg-[Highlight]">
      {children}
      <span className="pointer-events-none">{label}</span>
    </label>
  );
}
