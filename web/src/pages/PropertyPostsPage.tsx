import { Trans, useLingui } from '@lingui/react/macro';
import { DeskPage } from '../features/dashboard/DashboardLayout.tsx';
import { OwnPropertyList } from '../features/properties/list/OwnPropertyList.tsx';

export function PropertyPostsPage() {
  const { t } = useLingui();
  return (
    <DeskPage title={t`Your properties`} lead={<Trans>Only rooms with a tick are shown to travellers.</Trans>}>
      {({ id }) => <OwnPropertyList vendorId={id} />}
    </DeskPage>
  );
}
