import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { policyNames as policies } from '../../../../shared/rules/refunds.ts';
import { Button } from '../../components/Button.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { useForm } from '../../forms/useForm.ts';
import { policyNames } from '../money/policyWords.ts';
import type { OwnProperty } from '../properties/api/ownProperty.ts';
import { useSetTerms } from './api/settings.ts';
import { TermsExample } from './TermsExample.tsx';
import { fieldOfTerms, issuesOfTerms, sentTerms, termsForm, textOfTerms } from './termsText.ts';

/** Whether a property asks for an advance, how much, how long it waits for it, and by which rules it goes back. */
export function TermsForm({ property }: { property: OwnProperty }) {
  const { t } = useLingui();
  const initial = textOfTerms(property);
  const [typed, setTyped] = useState(initial);
  const set = useSetTerms(property);
  const { form, control, busy } = useForm({
    fields: termsForm,
    initial,
    check: issuesOfTerms,
    fieldAt: fieldOfTerms,
    send: () => set(sentTerms(typed)),
    onTyped: setTyped,
  });
  const asks = typed.ask !== 'none';
  const [hotel] = property.hotels;
  return (
    <form {...form} className="grid gap-6">
      <RadioGroup
        {...control('ask')}
        label={t`Before arrival guests pay`}
        options={[
          { value: 'none', label: t`Nothing` },
          { value: 'percent', label: t`A part of the price` },
          { value: 'firstNight', label: t`The first night` },
        ]}
      />
      {typed.ask === 'percent' && (
        <NumberField
          {...control('percent')}
          unit="%"
          usual={{ min: termsForm.percent.min, max: termsForm.percent.max }}
          className="max-w-48"
        />
      )}
      {asks && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              {...control('hours')}
              hint={t`After your yes. At the latest until 20:00 on the eve of arrival; then the booking ends by itself.`}
              usual={termsForm.hours}
            />
            <NumberField
              {...control('notWithinDays')}
              label={t`Days before arrival without an advance`}
              hint={t`Guests who come so soon pay at the hotel. 0 leaves nobody out.`}
              usual={termsForm.notWithinDays}
            />
          </div>
          <RadioGroup
            {...control('policy')}
            options={policies.map((value) => ({ value, label: policyNames()[value] }))}
          />
          <TermsExample typed={typed} price={hotel?.rooms[0]?.price ?? 0} />
        </>
      )}
      <FormAlert />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
