/** The land on the home page's map as an SVG path: `M across down h length` for each run of squares. `land.test.ts` checks it. */
export const land =
  'M14 2h0M21 2h0M13 3h3M21 3h0M10 4h0M12 4h3M21 4h1M8 5h9M21 5h1M7 6h11M20 6h3M7 7h16M5 8h19M2 9h23M1 10h25M1 11h26M1 12h27M1 13h27M1 14h27M2 15h26M2 16h26M2 17h26M2 18h6M15 18h12M2 19h5M16 19h0M18 19h9M3 20h0M16 20h0M18 20h8M17 21h0M19 21h7M19 22h7M21 23h3M25 25h0M23 26h1M23 27h1';
