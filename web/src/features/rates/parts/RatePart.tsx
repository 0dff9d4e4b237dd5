import { type ReactNode, useId, useState } from 'react';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import type { ListName, PartFormProps, PartWords, ReadPart } from './changes.ts';
import { PartRow } from './PartRow.tsx';

interface Props<List extends ListName> {
  rates: OwnRates;
  list: List;
  title: ReactNode;
  /** A sentence below the heading. */
  lead: ReactNode;
  add: ReactNode;
  say: (part: ReadPart<List>) => PartWords;
  form: (props: PartFormProps<List>) => ReactNode;
  most: number;
}

/** One list of the rates: its parts, each of which can be changed or taken away, and the way to add one. One form is open at a time. */
export function RatePart<List extends ListName>({ rates, list, title, lead, add, say, form, most }: Props<List>) {
  const heading = useId();
  const parts = rates[list] as ReadPart<List>[];
  const [open, setOpen] = useState<{ known?: ReadPart<List> }>();
  useFocusAfter(open !== undefined);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <header>
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <p className="text-bark">{lead}</p>
      </header>
      {parts.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <PartRow {...{ rates, list, part }} words={say(part)} onChange={() => setOpen({ known: part })} />
            </li>
          ))}
        </ul>
      )}
      {open && form({ rates, known: open.known, onClose: close })}
      {!open && parts.length < most && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen({})}>
          <Icon name="plus" />
          {add}
        </Button>
      )}
    </section>
  );
}
