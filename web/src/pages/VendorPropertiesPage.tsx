import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { today } from '../../../shared/rules/dates.ts';
import { useNow } from '../components/useNow.ts';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { VendorPropertyList } from '../features/properties/list/VendorPropertyList.tsx';
import { AskForPhone } from '../features/push/AskForPhone.tsx';
import { useDeskDay } from '../features/today/api/day.ts';
import { TonightOfProperty } from '../features/today/TonightOfProperty.tsx';
import { fromHistory } from '../historyState.ts';

export function VendorPropertiesPage() {
  const { t } = useLingui();
  const hasListed = fromHistory(useLocation().state, 'listed') !== undefined;
  return (
    <DashboardLayout title={t`Your properties`} lead={<Trans>Travellers find the rooms with a tick.</Trans>}>
      {({ id }) => (
        <>
          {hasListed && <AskForPhone account={{ role: 'vendor', id }} />}
          <Properties key={id} id={id} />
        </>
      )}
    </DashboardLayout>
  );
}

/** The own properties; the first page of the desk's day, which is one reading, says how each stands tonight. */
function Properties({ id }: { id: string }) {
  const { properties = [] } = useDeskDay({ vendorId: id, day: today(useNow()) });
  const tonightOf = (propertyId: string) => {
    const property = properties.find((each) => each.propertyId === propertyId);
    return property && <TonightOfProperty property={property} />;
  };
  return (
    <>
      <ConfirmEmail role="vendor" id={id} />
      <VendorPropertyList vendorId={id} tonightOf={tonightOf} />
    </>
  );
}
