import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { DeskPage } from '../features/dashboard/DashboardLayout.tsx';
import { EditProperty } from '../features/properties/form/EditProperty.tsx';
import { paths } from '../paths.ts';

/** `?postId=` names the property. */
export function UpdatePostPage() {
  const { t } = useLingui();
  const postId = useSearchParams()[0].get('postId');
  return (
    <DeskPage title={t`Update Property`}>
      {() => (postId ? <EditProperty key={postId} postId={postId} /> : <NothingChosen />)}
    </DeskPage>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title={<Trans>Choose a property first</Trans>}
      action={
        <TextLink to={paths.propertyPosts}>
          <Trans>Your properties</Trans>
        </TextLink>
      }
    >
      <Trans>Each of your properties has a button to edit it.</Trans>
    </EmptyState>
  );
}
