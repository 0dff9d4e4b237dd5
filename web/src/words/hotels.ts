import { language } from 'virtual:sarai-language';

interface HotelWords {
  name: string;
  urduName?: string | undefined;
  description?: string;
  urduDescription?: string | undefined;
}

/** A hotel with its name and its description as the reader sees them: on pages in Urdu those in Urdu, where its owner has given them. */
export function inReadersWords<H extends HotelWords>(hotel: H): H {
  if (language !== 'ur') return hotel;
  const { urduName, urduDescription } = hotel;
  return { ...hotel, ...(urduName && { name: urduName }), ...(urduDescription && { description: urduDescription }) };
}

/** The name of the hotel of a booking, in the same way. */
export function hotelNameOf(booking: { hotelName: string; hotelUrduName?: string | undefined }): string {
  return (language === 'ur' && booking.hotelUrduName) || booking.hotelName;
}
