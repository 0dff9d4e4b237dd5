import { msg } from '@lingui/core/macro';

/** Questions of guests with their answers. */
export const questions = [
  [
    msg`How does booking work?`,
    msg`Choose a room and your days, look at the whole price, and send a request: it costs nothing. The owner has 24 hours to answer, by mail and on your bookings page. Once it is accepted the nights are yours, and you pay at the hotel. If no answer comes, the request ends by itself and you are free to ask elsewhere.`,
  ],
  [
    msg`How do I pay?`,
    msg`At the hotel, in rupees: cash everywhere, and JazzCash or Easypaisa where the owner takes it. Bring enough cash, since machines are few beyond the larger towns and run empty on holidays.`,
  ],
  [
    msg`Can the price change later?`,
    msg`No. The nightly price that you see when you send a request is fixed for both of you.`,
  ],
  [
    msg`Can I cancel?`,
    msg`Yes, on your bookings page: a request at any time, a booking until the day of arrival ends. It costs nothing, and the nights are open to others at once. Should an owner have to cancel, you read why.`,
  ],
  [
    msg`What do I need at check-in?`,
    msg`The CNIC of every adult, or a passport with its visa for guests from abroad. Hotels enter them in the guest register, and check posts on the way may ask for them too, so carry a few copies.`,
  ],
  [
    msg`Which roads are open, and when?`,
    msg`Murree and lower Swat are reached all year, with snow chains in January. Babusar Pass opens from about June to October; at other times Gilgit, Hunza and Skardu are reached by the Karakoram Highway. The upper Neelum closes in heavy snow. Rain brings landslides: ask the owner the day before you leave.`,
  ],
  [
    msg`Is there heating and power in winter?`,
    msg`It differs from house to house, and power cuts are common in every valley. Ask the owner about heating, hot water and a generator before you send a request for the cold months.`,
  ],
] as const;
