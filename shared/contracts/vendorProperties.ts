import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { figureOrigins, figureSources } from '../rules/bookingSources.ts';
import { vendorPageSize } from '../rules/catalogue.ts';
import { propertyIssues } from '../rules/property.ts';
import { begunFrom, id, listOf, ofOwn, pageQuery, reply, requestKey } from './fields.ts';
import { form } from './form.ts';
import { vendorProperty } from './properties.ts';
import { propertySent, storedProperty } from './propertyForm.ts';

export const createProperty = endpoint({
  method: 'POST',
  path: '/vendor/create-BookingDetails',
  auth: { role: 'vendor' },
  summary:
    'List a property with its rooms. `vendorId` is the caller. Requests with the same `requestKey` make one property: ' +
    'a later one is answered with it, and refused where it lists something else. `imageUrl` is the `imgURL` of an own upload that is ready.',
  body: z.pipe(
    form({ ...propertySent, vendorId: id, requestKey: z.optional(requestKey) }, propertyIssues),
    z.transform(storedProperty),
  ),
  status: 201,
  response: reply(vendorProperty),
  errors: [
    'not_yours',
    'conflict',
    'property_not_found',
    'listed_before',
    'too_many_properties',
    'too_many_listings',
    'too_many_attempts',
    'work_needed',
  ],
});

export const listVendorProperties = endpoint({
  method: 'GET',
  path: '/vendor/all-BookingDetails/{vendorId}',
  ...ofOwn('vendor'),
  summary: 'The own properties with all their rooms, newest first.',
  ...listOf(vendorProperty, pageQuery(vendorPageSize)),
});

const postId = z.object({ postId: id });

export const getVendorProperty = endpoint({
  method: 'GET',
  path: '/vendor/BookingDetails/{postId}',
  auth: { role: 'vendor' },
  summary: 'One own property as it is at this moment: what a form begins an edit with.',
  params: postId,
  response: reply(vendorProperty),
  errors: ['property_not_found'],
});

export const updateProperty = endpoint({
  method: 'PUT',
  path: '/vendor/update-BookingDetails/{postId}',
  auth: { role: 'vendor' },
  summary:
    'Replace what an own property says and its rooms. Rooms are known again by `_id` or by their number, and keep their `kind`. ' +
    'Photos no longer shown are deleted. With `revision` it is refused when another change came after that version.',
  params: postId,
  body: z.pipe(form({ ...propertySent, ...begunFrom }, propertyIssues), z.transform(storedProperty)),
  response: reply(vendorProperty),
  errors: ['property_not_found', 'room_has_bookings', 'conflict', 'too_many_attempts'],
});

export const deleteProperty = endpoint({
  method: 'DELETE',
  path: '/vendor/delete-BookingDetails/{postId}',
  auth: { role: 'vendor' },
  summary: 'Take an own property down, with its photos. Refused while it has active bookings ahead.',
  params: postId,
  query: z.object(begunFrom),
  response: reply(z.object({ _id: z.string() })),
  errors: ['property_not_found', 'has_active_bookings', 'conflict'],
});

/**
 * As hotels compare them: percent of the nights on offer that were sold, with one decimal; average whole PKR of a sold night; whole PKR for
 * each night on offer. Without nights on offer, or without sold nights, those are left out that have no meaning.
 */
const rates = { occupancy: z.optional(z.number()), adr: z.optional(z.int()), revpar: z.optional(z.int()) };

/** Nights that were sold and their income in whole PKR. */
const sales = { nights: z.int(), income: z.int() };

/**
 * Figures of a month, `YYYY-MM`. `onOffer` counts nights of rooms that were on offer, `elsewhere` those that other calendars hold without a
 * price, which are neither sold nor on offer. `origins` are those that brought something, with their parts of the whole.
 */
const monthOfFigures = z.object({
  month: z.string(),
  ...sales,
  onOffer: z.int(),
  elsewhere: z.int(),
  ...rates,
  origins: z.array(z.object({ origin: z.enum(figureOrigins), ...sales, ...rates })),
});

/**
 * `rooms` counts all that are listed, `roomsAvailable` those that can be found. Nights and income (whole PKR) are those
 * of active bookings within this month, as it is in Pakistan.
 */
const figures = z.object({
  properties: z.int(),
  rooms: z.int(),
  roomsAvailable: z.int(),
  nightsBooked: z.int(),
  requestsWaiting: z.int(),
  incomeThisMonth: z.int(),
  /** A year: five months back, this one and six ahead. */
  months: z.array(monthOfFigures),
  /** Nights and income of this month by where the stays came from: through Sarai, from a channel, or as the owner entered them. */
  sources: z.array(z.object({ source: z.enum(figureSources), nights: z.int(), income: z.int() })),
});

export const getVendorFigures = endpoint({
  method: 'GET',
  path: '/vendor/figures/{vendorId}',
  ...ofOwn('vendor'),
  summary: "The figures of a vendor's dashboard.",
  response: reply(figures),
});
