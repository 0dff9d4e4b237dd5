import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { childAge } from '../../../../../../shared/rules/party.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { formatAge } from '../../../rooms/partyWords.ts';

type Ages = readonly (number | undefined)[];

interface Props {
  ages: Ages;
  error: string | undefined;
  onChange: (ages: Ages) => void;
}

const years = Array.from({ length: childAge.max + 1 }, (_, age) => age);

/** The age of each child. */
export function AgeFields({ ages, error, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const options = [
    { value: '', label: t`Choose` },
    ...years.map((age) => ({ value: String(age), label: formatAge(age) })),
  ];
  return (
    <div>
      <div className="grid grid-cols-3 gap-3">
        {ages.map((age, at) => {
          const number = at + 1;
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two children may have one age
              key={at}
              name="children"
              label={ages.length === 1 ? t`Age of the child` : t`Age of child ${number}`}
              options={options}
              value={age === undefined ? '' : String(age)}
              aria-describedby={error ? id : undefined}
              onChange={({ target }) => onChange(ages.with(at, target.value === '' ? undefined : Number(target.value)))}
            />
          );
        })}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-sm text-poppy">
          {error}
        </p>
      )}
    </div>
  );
}
