import { Trans, useLingui } from '@lingui/react/macro';
import { DeskPage } from '../features/dashboard/DashboardLayout.tsx';
import { CreateProperty } from '../features/properties/form/CreateProperty.tsx';

/** Both documented addresses of the form show it. */
export function CreatePostPage() {
  const { t } = useLingui();
  return (
    <DeskPage title={t`List Your Property`} lead={<Trans>Travellers find it as soon as you submit it.</Trans>}>
      {({ id }) => <CreateProperty key={id} vendorId={id} />}
    </DeskPage>
  );
}
