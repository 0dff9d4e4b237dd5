import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { addDays, today } from '../../../../../shared/rules/dates.ts';
import { stayLimits } from '../../../../../shared/rules/stays.ts';
import { Icon } from '../../../components/Icon.tsx';
import { formatMonth, formatWeekday, formatWholeDay } from '../../../words/days.ts';
import { listed } from '../../../words/lists.ts';
import { type ChosenDays, choose, mayChoose, type OpenDays } from '../stay/chosenDays.ts';
import { dateOf, dayOf } from '../stay/pickerDates.ts';

interface Props {
  open: OpenDays;
  chosen: ChosenDays;
  /** The day whose month is displayed: the typed arrival, also where it is taken. */
  view: string | undefined;
  onChoose: (chosen: ChosenDays) => void;
}

/** The calendar of a room: one press for the arrival, the next for the check-out. A taken day is disabled, unless it can be a check-out. */
export function StayCalendar({ open, chosen, view, onChoose }: Props) {
  const { i18n } = useLingui();
  const [month, setMonth] = useMonth(view, open.first);
  const rtl = document.dir === 'rtl';
  const { arrival = '', checkOut = '' } = chosen;
  const matching = (matches: (day: string) => boolean) => (date: Date) => matches(dayOf(date));
  return (
    <DayPicker
      dir={rtl ? 'rtl' : 'ltr'}
      lang={i18n.locale}
      navLayout="around"
      // The form below keeps its place when the month is turned.
      fixedWeeks
      today={dateOf(today())}
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOf(open.first)}
      endMonth={dateOf(addDays(open.last, stayLimits.nights))}
      disabled={matching((day) => !mayChoose(open, chosen, day))}
      modifiers={{
        taken: matching((day) => open.taken.has(day)),
        arrival: matching((day) => day === arrival),
        checkOut: matching((day) => day === checkOut),
        between: matching((day) => arrival < day && day < checkOut),
        selected: matching((day) => day === arrival || (arrival < day && day <= checkOut)),
      }}
      onDayClick={(date) => onChoose(choose(open, chosen, dayOf(date)))}
      formatters={{
        formatCaption: (date) => formatMonth(dayOf(date)),
        formatWeekdayName: (date) => formatWeekday(dayOf(date), 'short'),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: (date) => formatMonth(dayOf(date)),
        labelWeekday: (date) => formatWeekday(dayOf(date), 'long'),
        labelDayButton: (date, modifiers) => listed([formatWholeDay(dayOf(date)), ...statesOf(modifiers)]),
        labelPrevious: () => t`Previous month`,
        labelNext: () => t`Next month`,
      }}
      components={{ Chevron }}
      classNames={look}
      modifiersClassNames={states}
    />
  );
}

/** The displayed month. It follows the arrival, and stays when the arrival is cleared. */
function useMonth(view: string | undefined, first: string) {
  const [month, setMonth] = useState(() => dateOf(view ?? first));
  useEffect(() => {
    if (view !== undefined) setMonth(dateOf(view));
  }, [view]);
  return [month, setMonth] as const;
}

/** The state of a day in words, beside its colour and line. */
function statesOf({ taken, disabled, arrival, checkOut }: Modifiers): string[] {
  if (arrival) return [t`Check-in`];
  if (checkOut) return [t`Check-out`];
  if (!taken) return [];
  return [disabled ? t`taken` : t`check-out only`];
}

function Chevron({ orientation }: ChevronProps) {
  const back = (orientation === 'left') === (document.dir !== 'rtl');
  return <Icon name={back ? 'chevronStart' : 'chevronEnd'} />;
}

const turn =
  'grid size-11 place-items-center rounded-control text-glacier hover:bg-glacier-pale aria-disabled:invisible';

const look = {
  root: 'w-full select-none',
  month: 'grid grid-cols-[2.75rem_1fr_2.75rem] items-center',
  button_previous: turn,
  button_next: turn,
  month_caption: 'text-center font-semibold',
  month_grid: 'numbers col-span-3 mt-1 w-full table-fixed border-collapse',
  weekday: 'pb-1 text-center text-sm font-medium text-bark',
  week: 'h-11.5 lg:h-9.5 [@media(width>=64rem)_and_(height<54rem)]:h-8.5!',
  day: 'p-0 py-px text-center',
  day_button:
    'mx-auto grid h-11 w-full max-w-14 lg:h-9 [@media(width>=64rem)_and_(height<54rem)]:h-8! place-items-center rounded-control enabled:hover:bg-glacier-pale focus-visible:-outline-offset-2',
  today: 'font-bold',
  disabled: 'text-bark opacity-45',
} as const;

const chosenLook =
  '[&>button]:bg-glacier [&>button]:text-on-glacier [&>button]:font-semibold [&>button]:enabled:hover:bg-glacier-deep opacity-100! forced-colors:[&>button]:bg-[Highlight] forced-colors:[&>button]:text-[HighlightText] forced-colors:[&>button]:forced-color-adjust-none';

const states = {
  taken: 'line-through decoration-2',
  arrival: `${chosenLook} no-underline!`,
  checkOut: `${chosenLook} no-underline!`,
  between: 'bg-glacier-pale forced-colors:border-y-3 forced-colors:border-[Highlight]',
};
