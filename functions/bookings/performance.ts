/** How full a house was and what its rooms brought, as hotels compare it. One that cannot be worked out is left out. */
export interface HotelPerformance {
  /** Percent of the nights on offer that were sold, with one decimal. */
  occupancy?: number;
  /** Average whole PKR of a night that was sold. */
  adr?: number;
  /** Whole PKR for each night on offer, sold or not. */
  revpar?: number;
}

/** The performance of nights that were sold, their whole PKR, and nights on offer; halves are rounded up (docs/figures.md). */
export function performanceOf(
  { nights, income }: { nights: number; income: number },
  onOffer: number,
): HotelPerformance {
  return {
    ...(onOffer > 0 && { occupancy: halfUp(nights * 1000, onOffer) / 10, revpar: halfUp(income, onOffer) }),
    ...(nights > 0 && { adr: halfUp(income, nights) }),
  };
}

/** The whole number nearest to a quotient of two, neither of them negative. */
function halfUp(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole));
}
