import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Button } from '../../components/Button.tsx';
import { formatStay } from '../../words/days.ts';
import { comma, listed } from '../../words/lists.ts';
import { closedRooms } from './closingWords.ts';
import { holderKind } from './holderWords.ts';
import type { ClosingEntry } from './monthNights.ts';
import { OpenClosing } from './OpenClosing.tsx';

/** Closings before "show all". */
const shownFirst = 4;

/** The closings of a property that are not over: how far each is, the nights that it left out, and the way to open it. */
export function Closings({ property: { propertyId, closings } }: { property: PropertyNights }) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (closings.length === 0) return null;
  const shown = all ? closings : closings.slice(0, shownFirst);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h4 id={id} className="font-semibold">
        <Trans>Closed by you</Trans>
      </h4>
      <ul className="grid gap-4">
        {shown.map((closing) => (
          <ClosingRow key={closing._id} propertyId={propertyId} closing={closing} />
        ))}
      </ul>
      {shown.length < closings.length && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setAll(true)}>
          <Trans>Show all {closings.length} closings</Trans>
        </Button>
      )}
    </section>
  );
}

function ClosingRow({ propertyId, closing }: { propertyId: string; closing: ClosingEntry }) {
  const { note, from, to } = closing;
  return (
    <li className="grid gap-1 border-s-2 border-hairline ps-3">
      <p className="numbers wrap-anywhere">
        {listed([formatStay(from, to), closedRooms(closing)])}
        {note !== undefined && (
          <>
            {comma}
            <bdi>{note}</bdi>
          </>
        )}
      </p>
      <LeftOut closing={closing} />
      <OpenClosing propertyId={propertyId} closing={closing} />
    </li>
  );
}

/** Nights that something else had when they were to be closed. */
function LeftOut({ closing: { leftOut } }: { closing: ClosingEntry }) {
  const { t } = useLingui();
  if (leftOut.length === 0) return null;
  const rows = leftOut.map(({ roomNumber, from, to, kind }) => {
    const days = formatStay(from, to);
    return t`room ${roomNumber}, ${days} (${holderKind(kind)})`;
  });
  return (
    <p className="numbers text-sm text-bark wrap-anywhere">
      <Trans>Left out: {listed(rows)}</Trans>
    </p>
  );
}
