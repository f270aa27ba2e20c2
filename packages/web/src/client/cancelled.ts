/** The person closed a question that the action depended on. Nothing was done, so no error is shown. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}
