import { Trans } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import { buttonStyle } from '../../components/buttonStyle.ts';

/** Buttons to choose photos from the gallery or a folder, and on touch devices to take one with the camera. */
export function PhotoSources({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <Source multiple onChoose={onChoose}>
        <Trans>Choose photos</Trans>
      </Source>
      <Source capture="environment" onChoose={onChoose} className="pointer-fine:hidden">
        <Trans>Take a photo</Trans>
      </Source>
    </div>
  );
}

interface SourceProps {
  multiple?: boolean;
  capture?: 'environment';
  className?: string;
  onChoose: (files: Iterable<File>) => void;
  children: ReactNode;
}

function Source({ onChoose, className = '', children, ...input }: SourceProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Emptied, so that choosing the same file again fires a change event too.
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
