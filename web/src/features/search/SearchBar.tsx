import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { classTypes, homeSearch } from '../../../../shared/rules/catalogue.ts';
import { roomsOfRequest } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useNextPage } from '../../offline/nextPage.ts';
import { paths } from '../../paths.ts';
import { formatClass, formatRoomCount } from '../rooms/format.ts';
import { DayFields } from './DayFields.tsx';
import { describeRest } from './describeSearch.ts';
import { FactChips } from './FactChips.tsx';
import { FoldOnPhone } from './FoldOnPhone.tsx';
import { LocationField } from './LocationField.tsx';
import { proposedSearch } from './roomSearch.ts';
import {
  checkDraft,
  type DraftField,
  type DraftIssues,
  isProposedPlace,
  type NumberField as NumberName,
  numberHints,
  type Scope,
  type SearchDraft,
} from './searchDraft.ts';
import { searchPath } from './searchUrl.ts';
import { searched } from './useFocusAfterSearch.ts';
import { useSearchDraft } from './useSearchDraft.ts';

interface Props {
  /** `proposed`: the home page's form with its documented values; `wide`: anything that can be searched. */
  scope?: Scope;
  /** The first values of the form. */
  search?: RoomSearch;
  /** Issues of that search from the API. */
  issues?: DraftIssues;
  /** After the form was submitted. */
  onSearch?: () => void;
}

/** A wide screen has all fields of the first row in it: among the results also the number of rooms. */
const columns = {
  proposed: 'xl:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]',
  wide: 'xl:grid-cols-[1.6fr_1fr_1fr_1fr_1fr_1fr]',
} as const;

/** The search form. It leads to the address of the results, so that people can share a search and go back to it. */
export function SearchBar({ scope = 'proposed', search = proposedSearch, issues = {}, onSearch }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { draft, toSearch, change, submitted } = useSearchDraft(search, scope, form);
  const [refusals, setRefusals] = useState(0);
  // Each time a search is refused, the focus moves to the first field that is wrong.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  useNextPage(paths.search);
  const checked = checkDraft(toSearch);
  const own = refusals > 0 && 'issues' in checked ? checked.issues : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('issues' in checked) return setRefusals(refusals + 1);
    const made = { ...checked, sort: search.sort };
    submitted(made);
    navigate(searchPath(made), { state: searched });
    onSearch?.();
  };
  return (
    <form
      ref={form}
      noValidate
      action={useHref(paths.search)}
      onSubmit={submit}
      className={`relative grid grid-cols-2 items-start gap-x-3 gap-y-3 sm:grid-cols-4 sm:gap-y-4 ${columns[scope]}`}
    >
      <Fields
        draft={draft}
        scope={scope}
        issues={{ ...issues, ...own }}
        rest={'issues' in checked ? [t`Class and price`] : describeRest(checked)}
        onDraft={change}
      />
      {scope === 'wide' && <FactChips facts={draft.facts} onFacts={(facts) => change({ facts })} />}
      <Button
        type="submit"
        className={`${scope === 'wide' ? 'col-span-2' : 'peer-checked/fold:col-span-2 sm:col-span-2'} w-full sm:mt-6.5`}
      >
        <Icon name="search" />
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

interface FieldsProps {
  draft: SearchDraft;
  scope: Scope;
  issues: DraftIssues;
  /** The values of the fields that a phone folds. */
  rest: readonly string[];
  onDraft: (changes: Partial<SearchDraft>) => void;
}

function Fields({ draft, scope, issues, rest, onDraft }: FieldsProps) {
  const { t } = useLingui();
  const anyClass = { value: '', label: t`Any class` };
  const classes = classTypes.map((value) => ({ value, label: formatClass(value) }));
  const control = (name: DraftField) => ({ name, value: draft[name], error: issues[name] });
  const number = (name: NumberName) => {
    const onChange = (event: { target: { value: string } }) => onDraft({ [name]: event.target.value });
    return { ...control(name), usual: numberHints[scope][name], placeholder: t`Any`, onChange };
  };
  const several = draft.rooms !== '';
  const isExample = scope === 'proposed' && isProposedPlace(draft.location);
  const price = isExample ? { placeholder: String(homeSearch.priceExample) } : {};
  const restFields = (
    <>
      <SelectField
        {...control('classType')}
        label={t`Class type`}
        options={[anyClass, ...classes]}
        className={scope === 'wide' ? 'xl:col-span-2' : 'col-span-2 xl:col-span-1'}
        onChange={(event) => onDraft({ classType: event.target.value })}
      />
      <NumberField {...number('minPrice')} {...price} label={t`Min price`} unit={t`PKR`} />
      <NumberField {...number('maxPrice')} {...price} label={t`Max price`} unit={t`PKR`} />
    </>
  );
  return (
    <>
      <LocationField
        {...control('location')}
        label={t`Location`}
        placeholder={t`Where to?`}
        className="col-span-2 xl:col-span-1"
        onValue={(location) => onDraft({ location })}
      />
      <DayFields days={draft} issues={issues} onDays={onDraft} />
      <NumberField {...number('minCapacityMembers')} label={several ? t`Guests, at least` : t`Sleeps at least`} />
      <NumberField {...number('maxCapacityMembers')} label={several ? t`Guests, at most` : t`Sleeps at most`} />
      {scope === 'wide' && (
        <SelectField
          {...control('rooms')}
          label={t`Rooms`}
          options={roomOptions()}
          onChange={(event) => onDraft({ rooms: event.target.value })}
        />
      )}
      {scope === 'wide' ? restFields : <FoldOnPhone holds={rest}>{restFields}</FoldOnPhone>}
    </>
  );
}

/** Numbers of rooms; one is what a search means that says nothing of them. */
function roomOptions() {
  const { min, max } = roomsOfRequest;
  return Array.from({ length: max }, (_, at) => {
    const rooms = min + at;
    return { value: rooms === min ? '' : String(rooms), label: formatRoomCount(rooms) };
  });
}
