/**
 * What a registration field must look like, by `patternId`; the server sends them under the code `patterns.letterFirst`.
 * `{length}` is "6–20", or "6" when both bounds are equal.
 */
export const patterns = {
  any: '{length} characters.',
  letterFirst: 'A letter first, then letters and numbers; {length} characters.',
  chineseAndNumbers: 'Chinese characters and numbers; {length} characters.',
  email: 'An e-mail address such as name@example.com.',
  alphanumeric: 'Letters and numbers without special characters; {length} characters.',
  lettersAndNumbers: 'Letters and numbers together; {length} characters.',
  numbers: 'Numbers only; {length} digits.',
  alphanumericUppercase: 'Letters and numbers with at least one capital letter; {length} characters.',
  englishAndSpaces: 'English letters and spaces; {length} characters.',
  noSpaces: 'No spaces; {length} characters.',
  chineseAndPunctuation: 'Chinese characters and punctuation; {length} characters.',
  date: 'A date such as 1990-12-31 or 12-31-1990.',
  lettersAndSpaces: 'Letters and spaces; {length} characters.',
  korean: 'Korean only; {length} characters.',
  thai: 'Thai only; {length} characters.',
  thaiOrEnglish: 'Thai or English letters and spaces; {length} characters.',
  uppercaseAndSpaces: 'Capital letters and spaces with at least one letter; {length} characters.',
  lettersNumbersSymbols: 'Letters, numbers and symbols; {length} characters.',
} as const;
