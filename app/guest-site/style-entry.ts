/** Makes the bundler build the guest site's styles and files. Pages inline the styles; no page loads the script. */
import '#app/ui/brand/base-faces.css';
import '#app/ui/brand/base.css';
import '#app/ui/brand/letters.css';

export { ChooseGuestPage } from './choose-guest-page.tsx';
export { GuestStatus } from '#app/features/rsvp/form/guest-status.tsx';
export { RsvpSection } from '#app/features/rsvp/form/rsvp-section.tsx';
export { ChangedFacts } from '#app/features/invitation/changed-facts.tsx';
export { GarlandArt } from '#app/features/invitation/garland/garland.tsx';
export { greet } from '#app/features/invitation/greeting.tsx';
export { GuestPage } from './guest-page.tsx';
export { LanguageSwitch } from './language/language-switch.tsx';
export { MissingPage } from './missing-page.tsx';
export { About } from './about.tsx';
export { AskForMail } from './own-mail/own-mail.tsx';
export { PreviewBar } from './preview-bar.tsx';
export { StoredDataPage } from './stored-data/stored-data-page.tsx';
