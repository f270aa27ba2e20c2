/** The page is one answer without assets, so its styles travel in it, under the nonce of the policy. */
export const PAGE_CSS = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.975 0.008 80), oklch(0.175 0.014 275));
  --card: light-dark(oklch(1 0 0), oklch(0.222 0.018 275));
  --line: light-dark(oklch(0.9 0.014 80), oklch(0.31 0.022 275));
  --text: light-dark(oklch(0.26 0.02 275), oklch(0.955 0.008 80));
  --quiet: light-dark(oklch(0.47 0.02 275), oklch(0.74 0.02 275));
  --sand: light-dark(oklch(0.56 0.13 62), oklch(0.83 0.13 82));
  --sand-soft: light-dark(oklch(0.95 0.04 80), oklch(0.29 0.04 75));
  --run: light-dark(oklch(0.47 0.12 155), oklch(0.82 0.15 155));
  --run-soft: light-dark(oklch(0.94 0.05 155), oklch(0.29 0.05 155));
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh;
  padding: clamp(20px, 5vw, 56px) clamp(16px, 4vw, 40px) 64px;
  background:
    radial-gradient(60rem 26rem at 12% -8rem, color-mix(in oklch, var(--sand) 20%, transparent), transparent 70%),
    var(--ground);
  color: var(--text);
  font: 16px/1.55 ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
main { max-width: 1120px; margin: 0 auto; }
header { display: flex; gap: 18px; align-items: center; }
header svg { flex: none; width: 56px; height: 56px; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -0.025em; }
header p { color: var(--sand); font-size: 0.82rem; font-weight: 650; letter-spacing: 0.09em; text-transform: uppercase; }
.lead { max-width: 62ch; margin: 22px 0 0; color: var(--quiet); }
.now {
  display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: baseline;
  margin: 24px 0 34px; padding: 14px 18px;
  border: 1px solid var(--line); border-left: 4px solid var(--sand); border-radius: 14px; background: var(--card);
}
.now strong { font-variant-numeric: tabular-nums; }
.now span { color: var(--quiet); }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px; padding: 0; list-style: none; }
li {
  display: flex; flex-direction: column; gap: 10px;
  padding: 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--card);
  box-shadow: 0 1px 2px oklch(0 0 0 / 0.06), 0 10px 26px -18px oklch(0 0 0 / 0.35);
}
h2 { font-size: 1.08rem; letter-spacing: -0.01em; }
.top { display: flex; flex-direction: column-reverse; gap: 12px; align-items: flex-start; }
.state {
  display: inline-flex; gap: 7px; align-items: center;
  padding: 3px 11px 3px 9px; border-radius: 999px; font-size: 0.78rem; font-weight: 600; white-space: nowrap;
  color: var(--quiet); background: var(--sand-soft);
}
.state::before { content: ''; width: 8px; height: 8px; border: 2px solid currentColor; border-radius: 50%; }
.state.running { color: var(--run); background: var(--run-soft); }
.state.running::before { background: currentColor; }
li p { color: var(--quiet); font-size: 0.95rem; }
dl { display: grid; gap: 8px; margin-top: auto; padding-top: 12px; border-top: 1px solid var(--line); font-size: 0.88rem; }
dt { color: var(--quiet); font-size: 0.76rem; letter-spacing: 0.04em; text-transform: uppercase; }
dd { overflow-wrap: anywhere; }
a { color: var(--sand); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--sand); outline-offset: 3px; border-radius: 4px; }
footer { margin-top: 36px; color: var(--quiet); font-size: 0.88rem; }
code { padding: 1px 6px; border-radius: 6px; background: var(--sand-soft); font-size: 0.92em; }
`;
