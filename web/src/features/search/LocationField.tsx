import { useState } from 'react';
import { controlStyle, Field, type FieldProps } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useSuggestions } from './useSuggestions.ts';

type Props = FieldProps & { name: string; value: string; placeholder?: string; onValue: (value: string) => void };

/** A place: any text, with the destinations to choose from (the combobox of the ARIA practices). */
export function LocationField({ value, onValue, name, placeholder, ...field }: Props) {
  const [typed, setTyped] = useState(false);
  const list = useSuggestions(typed ? value : '', (chosen) => {
    setTyped(false);
    onValue(chosen);
  });
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <Icon name="pin" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-bark" />
          <input
            {...control}
            {...list.inputProps}
            type="text"
            name={name}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(true);
              onValue(event.target.value);
              list.openUnder(event.target);
            }}
            className={`${controlStyle} ps-10`}
          />
          <Suggestions list={list} />
        </div>
      )}
    </Field>
  );
}

function Suggestions({ list }: { list: ReturnType<typeof useSuggestions> }) {
  if (!list.isOpen) return null;
  return (
    <ul
      {...list.listProps}
      className="absolute inset-x-0 top-full z-20 mt-1.5 min-w-52 overflow-hidden rounded-control bg-paper py-1.5 shadow-lift"
    >
      {list.options.map((option, index) => (
        <li
          {...list.optionProps(index)}
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3.5 hover:bg-drift aria-selected:bg-glacier-pale"
        >
          <Icon name="pin" className="size-4 text-bark" />
          {option}
        </li>
      ))}
    </ul>
  );
}
