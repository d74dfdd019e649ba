// A builder's yard: a plan on drafting paper, timber, and a house going up in the four colours.
export function Tybor() {
  return (
    <svg className="w-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#6d5236" />
      <path d="M0 34h320M0 86h320M0 140h320M0 178h320" stroke="#5a422a" strokeWidth="2" />
      <path d="M30 22 296 12l10 168-268 10z" fill="#20160c" opacity=".35" />
      <path d="M26 18 292 10l10 166-268 10z" fill="#efe6cf" />
      <g stroke="#c3b48f" strokeWidth=".8">
        <path d="M52 17l6 168M84 16l6 168M116 15l6 168M148 14l6 168M180 13l6 168M212 12l6 168M244 11l6 168M276 10l6 168" />
        <path d="M27 44l268-9M28 72l268-9M30 100l268-9M31 128l268-9M33 156l268-9" />
      </g>
      <g fill="none" stroke="#43618c" strokeWidth="1.6">
        <path d="M96 150V92l52-36 52 36v58zM96 92h104M148 56V40M118 150v-30h22v30M160 120h24v16h-24z" />
        <path d="M82 160h132M82 156v8M214 156v8" strokeWidth="1" />
      </g>
      <path d="M96 150h52v-20H96z" fill="#3f7f5d" opacity=".9" />
      <path d="M96 130h52v-20H96z" fill="#c8912f" opacity=".9" />
      <path d="M148 150h52v-28h-52z" fill="#3a63a8" opacity=".9" />
      <path d="M96 110h52V92H96z" fill="#a53a34" opacity=".9" />
      <g stroke="#efe6cf" strokeWidth="1">
        <path d="M109 150v-20M122 150v-20M135 150v-20M102 130v-20M115 130v-20M128 130v-20M141 130v-20M161 150v-28M174 150v-28M187 150v-28M109 110V92M122 110V92M135 110V92" />
      </g>
      <g transform="rotate(-24 250 150)">
        <path d="M206 142h96v12h-96z" fill="#b98546" />
        <path d="M206 154h96v5h-96z" fill="#8d622f" />
        <path d="M212 148h70M230 145h60" stroke="#9c6d37" strokeWidth="1.2" />
      </g>
      <g transform="rotate(38 60 60)">
        <path d="M38 54h44v6H38z" fill="#7a5128" />
        <path d="M76 44h14v26H76z" fill="#5d6670" />
        <path d="M90 46l8 4v14l-8 4z" fill="#78838e" />
      </g>
    </svg>
  );
}
