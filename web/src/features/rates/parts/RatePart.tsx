import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import type { RatesView } from '../api/rates.ts';
import { type ListName, type PartFormProps, type PartWords, partsOf, type ReadPart } from './changes.ts';
import { PartRow } from './PartRow.tsx';

interface Props<List extends ListName> {
  rates: RatesView;
  list: List;
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** A level below the other lists. */
  inside?: boolean;
  /** More of a part, below it. */
  below?: (part: ReadPart<List>) => ReactNode;
  /** More ways to add a part: each opens the form with what is given to it. */
  suggest?: (open: (start: Partial<ReadPart<List>>) => void) => ReactNode;
  add: ReactNode;
  say: (part: ReadPart<List>) => PartWords;
  form: (props: PartFormProps<List>) => ReactNode;
  most: number;
}

/** One list of the rates: its parts, each of which can be changed or taken away, and the way to add one. One form is open at a time. */
export function RatePart<List extends ListName>({ rates, list, title, ...props }: Props<List>) {
  const { lead, inside, below, suggest, add, say, form, most } = props;
  const heading = useId();
  const Heading = inside ? 'h3' : 'h2';
  const parts = partsOf(rates, list);
  const [open, setOpen] = useState<{ known?: ReadPart<List>; start?: Partial<ReadPart<List>> }>();
  useFocusAfter(open !== undefined);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <header>
        <Heading id={heading} className={inside ? 'font-semibold' : 'text-2xl'}>
          {title}
        </Heading>
        {lead && <p className="text-bark">{lead}</p>}
      </header>
      {parts.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <PartRow {...{ rates, list, part }} words={say(part)} onChange={() => setOpen({ known: part })} />
              {below?.(part)}
            </li>
          ))}
        </ul>
      )}
      {open && form({ rates, known: open.known, start: open.start, onClose: close })}
      {!open && parts.length < most && suggest?.((start) => setOpen({ start }))}
      {!open && parts.length < most && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen({})}>
          <Icon name="plus" />
          {add}
        </Button>
      )}
    </section>
  );
}
