/** The query parameter and the header that carry the token of a theme's preview. */
export const PREVIEW_QUERY = 'preview';
export const PREVIEW_HEADER = 'x-preview';
