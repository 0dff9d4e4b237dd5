import { useSearchParams } from 'react-router-dom';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { ChooseProperty } from '../features/rates/ChooseProperty.tsx';
import { RatesOfProperty } from '../features/rates/RatesOfProperty.tsx';

/** Where an owner sets seasons, special days, weekday prices and discounts; `?postId=` names the property. */
export function RatesPage() {
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout>
      {({ id }) =>
        propertyId ? <RatesOfProperty key={propertyId} propertyId={propertyId} /> : <ChooseProperty vendorId={id} />
      }
    </DashboardLayout>
  );
}
