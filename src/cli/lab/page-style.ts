// The look of the page: linen and parchment by day, the same room by candle.
export const STYLE = `
:root{color-scheme:light dark;--table:#d9cdb6;--thread:#b9a98a;--paper:#fbf6ea;--sunk:#efe6d2;--edge:#d5c6a6;--ink:#2c241a;--soft:#5f5241;--accent:#8c3b24;--calm:#14508f;--odd:#a3271c}
@media(prefers-color-scheme:dark){:root{--table:#2a2018;--thread:#3a2d20;--paper:#33281d;--sunk:#281f16;--edge:#54432f;--ink:#f4e8d2;--soft:#d2c1a3;--accent:#e59a5e;--calm:#9ccbff;--odd:#ff9d86}}
*{box-sizing:border-box}
body{margin:0;background:repeating-linear-gradient(92deg,transparent 0 5px,color-mix(in srgb,var(--thread) 12%,transparent) 5px 6px),var(--table);color:var(--ink);font:400 17px/1.5 "Source Sans 3","Source Sans 3 Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
main{max-width:1240px;margin:0 auto;padding:clamp(16px,4vw,48px) clamp(12px,3vw,32px) 64px;display:grid;gap:24px}
main>*{min-width:0}
h1,h2{font-family:"Fraunces","Fraunces Variable",Georgia,serif;font-weight:560;line-height:1.15;letter-spacing:-.01em;margin:0;text-wrap:balance}
h1{font-size:clamp(30px,4.4vw,46px)}
h2{font-size:24px}
p{margin:0;max-width:72ch}
header{display:grid;gap:8px}
.soft,figcaption,.note{color:var(--soft)}
section{background:var(--paper);border:1px solid var(--edge);border-radius:16px;padding:clamp(16px,2.4vw,28px);box-shadow:0 1px 1px rgb(60 42 16/.22),0 2px 5px rgb(60 42 16/.16);display:grid;gap:14px}
section>*{min-width:0}
.odd-list{margin:0;padding:0;list-style:none;display:grid;gap:10px}
.odd-list li{display:grid;grid-template-columns:22px 1fr;gap:8px;align-items:baseline}
.odd-list svg{width:18px;height:16px;overflow:visible}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:16px}
caption{text-align:left;color:var(--soft);padding-bottom:6px}
th,td{padding:4px 10px;text-align:right;white-space:nowrap;font-weight:400;border-bottom:1px solid color-mix(in srgb,var(--edge) 60%,transparent)}
th:first-child{text-align:left;white-space:normal;min-width:9em}
thead th{color:var(--soft);font-size:15px;vertical-align:bottom}
tfoot th,tfoot td{color:var(--soft);border-bottom:0}
tr.is-odd th,tr.is-odd td{font-weight:650}
td.plot{min-width:160px;width:34%;padding:0 4px}
svg{display:block}
svg.row{width:100%;height:24px}
svg.columns{width:100%}
svg.columns text{fill:var(--soft);font-size:14px}
.base{stroke:var(--soft);stroke-dasharray:3 3}
.within{stroke:var(--calm);stroke-width:3;stroke-linecap:round;opacity:.55}
.dot,.bar{fill:var(--calm)}
.thin{fill:var(--accent)}
.odd{fill:var(--odd)}
code{font-size:15px;overflow-wrap:anywhere;background:var(--sunk);border-radius:6px;padding:2px 6px}
figure{margin:0}
@media(max-width:640px){th,td{padding:4px 6px}th:first-child{min-width:6.5em}td.plot{min-width:110px}}
`;
