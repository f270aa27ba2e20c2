export const HOME_CSS = `
header { gap: 18px; align-items: center; }
header svg { flex: none; width: 56px; height: 56px; }
header p { color: var(--sand); font-size: 0.82rem; font-weight: 650; letter-spacing: 0.09em; text-transform: uppercase; }
.now {
  display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: baseline;
  margin: 24px 0 34px; padding: 14px 18px;
  border: 1px solid var(--line); border-left: 4px solid var(--sand); border-radius: 14px; background: var(--card);
}
.now strong { font-variant-numeric: tabular-nums; }
.now span { color: var(--quiet); }
ul { grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
li { gap: 10px; }
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
footer { margin-top: 36px; color: var(--quiet); font-size: 0.88rem; }
`;
