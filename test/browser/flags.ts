// How Chromium is started: without what nobody here needs.

/** Chromium accepts only one list, so the features that Playwright would switch off in a driven browser are here too. */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Ours: the address bar's list is two pages in a process of their own for every window, a third of what a visit costs;
  // and a process kept ready for a page that nobody opens.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // And a second process for every visit: our header keeps pages of others out, here the empty one that a window begins with.
  'CrossOriginOpenerPolicy',
];

export const FLAGS = [
  `--disable-features=${SWITCHED_OFF.join()}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
