import { Trans, useLingui } from '@lingui/react/macro';
import { DeskPage } from '../features/vendor/DeskPage.tsx';
import { OwnPropertyList } from '../features/vendor/properties/OwnPropertyList.tsx';

export function PropertyPostsPage() {
  const { t } = useLingui();
  return (
    <DeskPage title={t`Your properties`} lead={<Trans>Only rooms with a tick are shown to travellers.</Trans>}>
      {({ id }) => <OwnPropertyList vendorId={id} />}
    </DeskPage>
  );
}
