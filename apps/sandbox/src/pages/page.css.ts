/** A page is a single response, so its styles are inline, allowed by the nonce of the policy. */
export const PAGE_CSS = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.975 0.008 80), oklch(0.175 0.014 275));
  --card: light-dark(oklch(1 0 0), oklch(0.222 0.018 275));
  --line: light-dark(oklch(0.9 0.014 80), oklch(0.31 0.022 275));
  --edge: light-dark(oklch(0.62 0.02 275), oklch(0.58 0.02 275));
  --text: light-dark(oklch(0.26 0.02 275), oklch(0.955 0.008 80));
  --quiet: light-dark(oklch(0.47 0.02 275), oklch(0.74 0.02 275));
  --sand: light-dark(oklch(0.56 0.13 62), oklch(0.83 0.13 82));
  --sand-soft: light-dark(oklch(0.95 0.04 80), oklch(0.29 0.04 75));
  --run: light-dark(oklch(0.47 0.12 155), oklch(0.82 0.15 155));
  --run-soft: light-dark(oklch(0.94 0.05 155), oklch(0.29 0.05 155));
  --stop: light-dark(oklch(0.5 0.19 27), oklch(0.78 0.14 27));
  --stop-soft: light-dark(oklch(0.95 0.03 27), oklch(0.3 0.06 27));
  --shadow: 0 1px 2px oklch(0 0 0 / 0.06), 0 10px 26px -18px oklch(0 0 0 / 0.35);
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
main.inside { max-width: 860px; }
nav { display: flex; flex-wrap: wrap; gap: 6px; margin: -8px 0 30px -12px; }
nav a { padding: 6px 12px; border-radius: 999px; color: var(--quiet); font-size: 0.92rem; font-weight: 600; text-decoration: none; }
nav a:hover { background: var(--sand-soft); }
nav a[aria-current] { background: var(--sand-soft); color: var(--sand); }
@media (max-width: 480px) { nav { gap: 0; justify-content: space-between; margin: -8px -6px 24px; } nav a { padding: 6px 5px; font-size: 0.8rem; } }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -0.025em; overflow-wrap: anywhere; }
h2 { font-size: 1.08rem; letter-spacing: -0.01em; }
header { display: flex; }
.lead { max-width: 62ch; margin: 22px 0 0; color: var(--quiet); }
.inside .lead { margin-top: 12px; }
ul { display: grid; gap: 16px; padding: 0; list-style: none; }
li {
  display: flex; flex-direction: column; min-width: 0;
  padding: 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--card); box-shadow: var(--shadow);
}
a { color: var(--sand); text-underline-offset: 3px; overflow-wrap: anywhere; }
:is(a, button, input, iframe):focus-visible { outline: 2px solid var(--sand); outline-offset: 3px; border-radius: 8px; }
button {
  min-height: 42px; padding: 0 18px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); color: var(--text); font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { border-color: var(--edge); }
button.main { border-color: var(--sand); background: var(--sand); color: var(--ground); }
button.plain { background: none; }
button.small { flex: none; min-height: 30px; padding: 0 12px; border-radius: 9px; font-size: 0.85rem; }
input:not([type='radio'], [type='checkbox']) {
  width: 100%; min-height: 42px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 12px;
  background: var(--ground); color: var(--text); font: inherit; font-weight: 400;
}
code { padding: 1px 6px; border-radius: 6px; background: var(--sand-soft); font-size: 0.92em; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
