/** An entry of somebody's calendar that others may see. Times are seconds since Monday 00:00 of the shift's week. */
export interface Appointment {
  readonly from: number;
  readonly to: number;
  readonly kind: 'leave' | 'travel' | 'meeting';
}
