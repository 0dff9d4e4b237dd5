import { Trans } from '@lingui/react/macro';

interface Props {
  hotelName: string;
  address: { street: string; city: string };
}

/** The way to a hotel in a maps app. */
export function MapLink({ hotelName, address: { street, city } }: Props) {
  const query = encodeURIComponent([hotelName, street, city].join(', '));
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-base text-glacier underline underline-offset-4"
    >
      <Trans>Open in Maps</Trans>
    </a>
  );
}
