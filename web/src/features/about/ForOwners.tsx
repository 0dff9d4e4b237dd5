import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';

/** What a property's owner gets, and how to begin. */
export function ForOwners() {
  return (
    <div className="sm:text-lg">
      <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <li className="border-s-2 border-apricot ps-4">
          <Trans>List a guest house or hotel with its rooms, prices and up to five photos.</Trans>
        </li>
        <li className="border-s-2 border-apricot ps-4">
          <Trans>Every request comes to you, with names and dates. You decide on each one.</Trans>
        </li>
        <li className="border-s-2 border-apricot ps-4">
          <Trans>A night can be given away only once: two guests can never hold the same room.</Trans>
        </li>
        <li className="border-s-2 border-apricot ps-4">
          <Trans>Guests pay you directly. No bank card is needed on either side.</Trans>
        </li>
      </ul>
      <div className="mt-5">
        <TextLink to={paths.signup}>
          <Trans>List your property</Trans>
        </TextLink>
      </div>
    </div>
  );
}
