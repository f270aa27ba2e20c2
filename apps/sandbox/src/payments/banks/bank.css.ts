export const BANK_CSS = `
.banks { grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); margin-top: 26px; }
.bank { gap: 12px; }
.bank p { color: var(--quiet); }
.pages { display: flex; flex-wrap: wrap; gap: 6px 18px; margin-top: auto; font-weight: 600; }
.app { display: grid; gap: 22px; max-width: 560px; margin-top: 26px; }
.panel { display: grid; gap: 14px; padding: 22px; border: 1px solid var(--line); border-radius: 18px; background: var(--card); box-shadow: var(--shadow); }
.panel > h2 { margin-bottom: 2px; }
.panel > p:not([class]) { color: var(--quiet); }
#lines { margin-top: 22px; }
form.fields { display: grid; gap: 14px; }
label { display: grid; gap: 6px; font-weight: 600; }
label small, .hint { color: var(--quiet); font-weight: 400; }
textarea {
  width: 100%; min-height: 92px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 12px; resize: vertical;
  background: var(--ground); color: var(--text); font: 0.92rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere;
}
textarea:focus-visible { outline: 2px solid var(--sand); outline-offset: 3px; }
.facts { display: grid; gap: 0; margin: 0; }
.facts div { display: flex; justify-content: space-between; gap: 20px; padding: 9px 0; border-bottom: 1px solid var(--line); }
.facts div:last-child { border-bottom: 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.amount { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 2.6rem); font-weight: 700; line-height: 1.1; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.good, .bad { display: flex; gap: 10px; align-items: center; font-weight: 600; }
.good { color: var(--run); } .bad { color: var(--stop); }
.good::before, .bad::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; background: currentColor; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 14px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-size: 0.78rem; font-weight: 600; text-align: left; }
th, td { padding: 9px 14px 9px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.money { text-align: right; white-space: nowrap; }
.money:last-child { padding-right: 0; }
.empty { margin-top: 12px; padding: 30px 20px; border: 1.5px dashed var(--line); border-radius: 18px; color: var(--quiet); text-align: center; }
.row { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; }
`;
