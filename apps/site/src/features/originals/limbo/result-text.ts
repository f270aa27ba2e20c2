/** A multiplier in ten-thousandths with two decimals, cut: 19_899 is `1.98×`. */
export const resultText = (multiplierE4: number): string =>
  `${(Math.floor(multiplierE4 / 100) / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
