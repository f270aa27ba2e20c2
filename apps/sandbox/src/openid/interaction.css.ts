/** Styles of the simulated social networks. */
export const SIGN_IN_CSS = `
.sign-in { --brand: light-dark(oklch(0.5 0.19 262), oklch(0.74 0.14 262)); max-width: 460px; margin: clamp(0px, 6vh, 72px) auto 0; padding: clamp(22px, 6vw, 40px); border: 1px solid var(--line); border-radius: 28px; background: var(--card); box-shadow: var(--shadow); }
.sign-in.google { --brand: light-dark(oklch(0.5 0.17 28), oklch(0.76 0.14 28)); }
.brand { display: flex; gap: 10px; align-items: center; margin-bottom: 20px; color: var(--quiet); font-weight: 600; }
.mark { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 11px; background: var(--brand); color: var(--card); font-size: 1.15rem; font-weight: 750; }
.sign-in h1 { font-size: 1.7rem; }
.for { margin: 6px 0 20px; color: var(--quiet); }
.for strong { color: var(--text); }
fieldset { min-width: 0; padding: 0; border: 0; }
.person { display: flex; gap: 14px; align-items: center; padding: 11px 12px; border: 1.5px solid transparent; border-radius: 16px; cursor: pointer; }
.person:hover { background: var(--sand-soft); }
.person:has(:checked) { border-color: var(--brand); background: color-mix(in oklch, var(--brand) 9%, transparent); }
.person:has(:focus-visible) { outline: 2px solid var(--brand); outline-offset: 2px; }
.person input { position: absolute; opacity: 0; }
.face { flex: none; display: grid; place-items: center; width: 42px; height: 42px; border-radius: 50%; background: color-mix(in oklch, var(--brand) 18%, var(--card)); color: var(--brand); font-weight: 700; }
.face.other { background: none; border: 1.5px dashed var(--quiet); color: var(--quiet); }
.who { display: grid; min-width: 0; line-height: 1.35; }
.who span { color: var(--quiet); font-size: 0.9rem; overflow-wrap: anywhere; }
.who em { padding: 0 7px; border-radius: 999px; background: var(--sand-soft); font-size: 0.8rem; font-style: normal; }
.fields { display: none; gap: 12px; padding: 12px 12px 4px 68px; }
fieldset:has([value='new']:checked) .fields { display: grid; }
.fields label:not(.check) { display: grid; gap: 4px; font-size: 0.88rem; font-weight: 600; }
.check { display: flex; gap: 9px; align-items: center; font-size: 0.92rem; }
.buttons { display: flex; gap: 12px; justify-content: flex-end; margin-top: 24px; }
.buttons .main { background: var(--brand); border-color: var(--brand); color: var(--card); }
.problem { margin: 12px 0 18px; padding: 10px 14px; border-radius: 12px; background: var(--stop-soft); color: var(--stop); overflow-wrap: anywhere; }
.note { margin-top: 22px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.85rem; }
@media (max-width: 420px) { .fields { padding-left: 12px; } .buttons button { flex: 1; } }
`;
