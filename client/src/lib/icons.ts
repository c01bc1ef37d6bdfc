// The icons of the game-icons collection that the client uses. The build puts exactly these into the sprite.
export const ICON_NAMES = [
  'anticlockwise-rotation', 'binoculars', 'branch-arrow', 'capitol', 'card-discard', 'card-draw', 'check-mark', 'checkered-flag',
  'church', 'clockwise-rotation', 'contract', 'cross-mark', 'crown', 'cycle', 'daisy', 'eagle-emblem', 'exit-door', 'expand', 'fleur-de-lys', 'flying-flag',
  'grapes', 'hamburger-menu', 'help', 'heraldic-sun', 'hexes', 'horse-head', 'hourglass', 'house', 'laurel-crown', 'laurels', 'light-bulb',
  'linked-rings', 'lion', 'meeple', 'moon', 'old-wagon', 'olive', 'open-book', 'pig', 'play-button', 'podium', 'poker-hand',
  'position-marker', 'return-arrow', 'ringing-bell', 'save-arrow', 'settings-knobs', 'share', 'smartphone', 'snake', 'sprout', 'stack',
  'stone-block', 'stone-crafting', 'sun', 'swap-bag', 'tavern-sign', 'three-friends', 'tied-scroll', 'trash-can', 'vintage-robot', 'wheat', 'white-tower',
  'wooden-crate', 'world',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
