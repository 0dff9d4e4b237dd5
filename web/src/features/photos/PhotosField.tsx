import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { maxPhotos } from '../../../../shared/rules/catalogue.ts';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { newKey } from '../../forms/newKey.ts';
import { choosePhotos } from './choosePhotos.ts';
import { PhotoThumb } from './PhotoThumb.tsx';
import type { PhotoUploads } from './PhotoUploads.ts';
import { movePhoto, type PhotoDraft } from './photoDraft.ts';

interface Props {
  photos: readonly PhotoDraft[];
  /** A sentence about the photos of the room together. */
  error: string | undefined;
  /** The sentence about one photo, by its key. */
  errorOf: (key: string) => string | undefined;
  uploads: PhotoUploads;
  onChange: (change: (photos: readonly PhotoDraft[]) => readonly PhotoDraft[]) => void;
}

/** The photos of a room: chosen, dropped or taken, in the order in which travellers see them. */
export function PhotosField({ photos, error, errorOf, uploads, onChange }: Props) {
  const id = useId();
  const [notices, setNotices] = useState<readonly string[]>([]);

  function add(files: Iterable<File>) {
    const chosen = choosePhotos(files, photos.length);
    setNotices(chosen.notices);
    const added = chosen.kept.map((file) => ({ key: newKey(), file }));
    onChange((before) => [...before, ...added.map(({ key }) => ({ key }))]);
    uploads.start(added);
  }

  const thumb = (photo: PhotoDraft, index: number) => (
    <PhotoThumb
      key={photo.key}
      id={`${id}-${photo.key}`}
      photo={photo}
      place={index + 1}
      last={index === photos.length - 1}
      error={errorOf(photo.key)}
      uploads={uploads}
      onMove={(by) => onChange((before) => movePhoto(before, photo.key, by))}
      onRemove={() => onChange((before) => before.filter(({ key }) => key !== photo.key))}
    />
  );

  return (
    <DropZone onDrop={add}>
      <fieldset
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
        className="grid scroll-mt-24 gap-3 outline-none"
      >
        <legend className="mb-1.5 text-sm font-semibold">
          <Trans>
            Photos{' '}
            <span className="numbers font-normal text-bark">
              {photos.length} of {maxPhotos}
            </span>
          </Trans>
        </legend>
        {photos.length > 0 && <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">{photos.map(thumb)}</ul>}
        {photos.length < maxPhotos && (
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Source multiple onChoose={add}>
              <Trans>Choose photos</Trans>
            </Source>
            <Source capture="environment" onChoose={add} className="pointer-fine:hidden">
              <Trans>Take a photo</Trans>
            </Source>
          </div>
        )}
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-poppy' : 'text-bark'}`}>
          {error ?? (
            <Trans>
              The first photo is the one in search results.{' '}
              <span className="pointer-coarse:hidden">Photos can be dropped here, too.</span>
            </Trans>
          )}
        </p>
        <div role="status" className="text-sm text-apricot-deep empty:hidden">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </fieldset>
    </DropZone>
  );
}

/** Takes files that are dropped anywhere on the room's photos. */
function DropZone({ onDrop, children }: { onDrop: (files: Iterable<File>) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const stay = (event: DragEvent, here: boolean) => {
    event.preventDefault();
    setOver(here);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the buttons
    <div
      onDragOver={(event) => stay(event, true)}
      onDragLeave={(event) => stay(event, false)}
      onDrop={(event) => {
        stay(event, false);
        onDrop(event.dataTransfer.files);
      }}
      className={`rounded-control outline-dashed outline-offset-8 ${over ? 'outline-2 outline-glacier' : 'outline-transparent'}`}
    >
      {children}
    </div>
  );
}

interface SourceProps extends Pick<ComponentProps<'input'>, 'multiple' | 'capture' | 'className' | 'children'> {
  onChoose: (files: Iterable<File>) => void;
}

/** A button to choose photos from the gallery or a folder, and on touch devices to take one with the camera. */
function Source({ onChoose, className = '', children, ...input }: SourceProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // The field is emptied, so that choosing the same file again fires a change event too.
    target.value = '';
  };
  return (
    <label
      className={buttonStyle(
        'secondary',
        `cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-glacier ${className}`,
      )}
    >
      {children}
      <input {...input} type="file" accept="image/*,.heic,.heif" onChange={choose} className="sr-only" />
    </label>
  );
}
