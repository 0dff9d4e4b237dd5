import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addDays, anyDay, today } from '../../../../../../shared/rules/dates.ts';
import { type ChosenExtra, isByNight } from '../../../../../../shared/rules/party.ts';
import type { QuotedExtra } from '../../../../../../shared/rules/quote.ts';
import type { Extra } from '../../../../../../shared/rules/rates.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { formatDay, formatNights } from '../../../../words/days.ts';
import { isolate } from '../../../../words/isolate.ts';
import { listed } from '../../../../words/lists.ts';
import { formatUnitPrice, sayExtraSum } from '../../../rooms/partyWords.ts';
import { Stepper } from '../Stepper.tsx';

interface Props {
  extra: Extra;
  chosen: ChosenExtra | undefined;
  /** Its nights, 0 where they are not chosen yet, and its arrival as typed. */
  stay: { nights: number; arrival: string };
  /** Its line of the quote. */
  line: QuotedExtra | undefined;
  onChange: (chosen: ChosenExtra) => void;
}

/** How many of an extra, and for how many nights where it counts by them; its price below. */
export function ExtraField({ extra, chosen, stay, line, onChange }: Props) {
  const { t } = useLingui();
  const count = chosen?.count ?? 0;
  const name = isolate(extra.name);
  const sum = count > 0 && line && sayExtraSum(line);
  const max = isLate(extra, stay.arrival) ? count : extra.most;
  const next = (part: Partial<ChosenExtra>) => onChange({ id: extra.id, ...chosen, count, ...part });
  return (
    <div className="grid gap-2">
      <Stepper
        label={<bdi>{extra.name}</bdi>}
        hint={sum ? '' : sayOffer(extra, stay.arrival)}
        value={count}
        bounds={{ min: 0, max }}
        names={{ less: t`Less: ${name}`, more: t`More: ${name}` }}
        onChange={(value) => next({ count: value })}
      >
        {count === 0 ? t`none` : String(count)}
      </Stepper>
      {/* Beside the buttons it would be three lines of a panel. */}
      {sum && <p className="-mt-2 text-sm text-bark">{sum}</p>}
      {count > 0 && isByNight(extra) && stay.nights > 1 && (
        <NightsOf name={name} nights={chosen?.nights ?? stay.nights} all={stay.nights} onChange={next} />
      )}
    </div>
  );
}

interface NightsProps {
  name: string;
  nights: number;
  all: number;
  onChange: (part: Pick<ChosenExtra, 'nights'>) => void;
}

/** For all nights, or for fewer. */
function NightsOf({ name, nights, all, onChange }: NightsProps) {
  const { t } = useLingui();
  const options = Array.from({ length: all }, (_, at) => all - at).map((count) => ({
    value: String(count),
    label: count === all ? t`All nights` : formatNights(count),
  }));
  return (
    <SelectField
      name="extras"
      label={t`Nights: ${name}`}
      options={options}
      value={String(nights)}
      onChange={({ target }) => onChange({ nights: Number(target.value) === all ? undefined : Number(target.value) })}
    />
  );
}

/** "PKR 1,500 a night, until 10 July". */
function sayOffer(extra: Extra, typed: string): string {
  const { most } = extra;
  const parts = [formatUnitPrice(extra), ...(most > 1 ? [t`up to ${most}`] : []), ...sayNotice(extra, typed)];
  return listed(parts);
}

function sayNotice({ noticeDays }: Pick<Extra, 'noticeDays'>, typed: string): string[] {
  if (noticeDays === 0) return [];
  const arrival = anyDay(typed);
  if (arrival !== undefined && isLate({ noticeDays }, typed)) return [t`too late for these days`];
  const day = arrival && formatDay(addDays(arrival, -noticeDays));
  if (day) return [t`until ${day}`];
  return [plural(noticeDays, { one: 'a day before check-in', other: '# days before check-in' })];
}

/** Whether its notice is over on the day of arrival. */
function isLate({ noticeDays }: Pick<Extra, 'noticeDays'>, typed: string): boolean {
  const arrival = anyDay(typed);
  return arrival !== undefined && today() > addDays(arrival, -noticeDays);
}
