import { Trans, useLingui } from '@lingui/react/macro';
import { photoSlot, slot } from '../../../../../shared/rules/pageTemplates.ts';
import { photoUrl } from '../../../../../shared/rules/photos.ts';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { listed } from '../../../words/lists.ts';
import { slideSizes } from '../pictureSizes.ts';
import { RoomPicture } from '../RoomPicture.tsx';
import { BackLink } from './BackLink.tsx';

/**
 * A room's page for readers without scripts, and for all until the scripts are there. The build renders it once; a function puts
 * the words of each room into its slots.
 */
export function RoomPageTemplate() {
  const { t } = useLingui();
  const number = slot('number');
  const price = slot('price');
  const subject = listed([slot('name'), t`Room ${number}`]);
  useDocumentTitle(subject);
  return (
    <div className="page pt-4 sm:pt-6 lg:pb-16">
      <BackLink />
      <div className="mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
        <div className="min-w-0">
          <header className="mb-6">
            <h1 className="text-title wrap-anywhere">
              <bdi>{slot('name')}</bdi>
            </h1>
            <p className="mt-2 text-lg text-bark">
              <bdi>{slot('place')}</bdi>
            </p>
            <p className="mt-1 font-semibold">
              <Trans>PKR {price} a night</Trans>
            </p>
          </header>
          <RoomPicture
            imgURL={photoUrl(photoSlot)}
            alt={subject}
            sizes={slideSizes}
            eager
            className="rounded-picture"
          />
          <p dir="auto" lang={slot('lang')} className="mt-8 max-w-prose text-lg wrap-anywhere whitespace-pre-line">
            {slot('about')}
          </p>
        </div>
      </div>
    </div>
  );
}
