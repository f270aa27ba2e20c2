/** A picture as a `data:` address, the only kind besides files of the console that its policy lets a page show. */
export const dataUrl = (picture: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('the picture can’t be read')));
    reader.readAsDataURL(picture);
  });
