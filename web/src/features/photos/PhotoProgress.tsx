import { useLingui } from '@lingui/react/macro';
import type { Stage, Upload } from './PhotoUploads.ts';

/** How far the upload of a photo is, over its picture. */
export function PhotoProgress({ upload: { stage, part }, place }: { upload: Upload; place: number }) {
  const { t } = useLingui();
  const words: Partial<Record<Stage, string>> = { sending: t`Sending`, checking: t`Checking` };
  return (
    <div className="absolute inset-x-0 bottom-0 bg-paper/90 px-2 pt-1 pb-2 text-sm">
      {words[stage] ?? t`Preparing`}
      <progress
        aria-label={t`Photo ${place}`}
        // Only sending can be measured; without a value the bar is indeterminate.
        {...(stage === 'sending' && { value: part })}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline accent-glacier indeterminate:animate-pulse [&::-moz-progress-bar]:bg-glacier [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-glacier"
      />
    </div>
  );
}
