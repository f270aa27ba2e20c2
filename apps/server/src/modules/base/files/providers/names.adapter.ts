const NAME = /^[a-z\d-]+\/[\da-f-]{36}$/;

/** The name of a stored file: merchant and id, so that nothing leads out of its folder. @throws Error for any other */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`not the name of a file: ${name}`);
  return name;
}
