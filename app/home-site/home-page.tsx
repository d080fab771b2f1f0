import { parts } from '#app/features/draft/parts.ts';
import { HostLanguageSwitch } from '#app/features/host/language/host-language-switch.tsx';
import { wizardSteps } from '#app/features/wizard/frame/steps.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { getFlagClass } from '#app/ui/brand/flags.ts';
import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';
import { houseFonts } from '#app/ui/brand/house-fonts.ts';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SkipLink, contentTarget } from '#app/ui/skip-link.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { DraftStrip, Line } from './line-field.tsx';
import { Wall } from './wall.tsx';

import styles from './home-page.module.css';

const promise = texts(
  'A page that looks like your party, one link to share, and a true count of who is coming.',
);

interface HomePageProps {
  signedIn: boolean;
  /** What a visitor without an account should know; null for nothing. */
  note: string | null;
  script: string;
  /** Those of the first step, which the script loads in advance. */
  nextFiles: readonly string[];
}

export function HomePage({ signedIn, note, script, nextFiles }: HomePageProps) {
  return (
    <>
      <title>{`${say('Create Your Invite')} · Festoon`}</title>
      <meta name="description" content={say(promise)} />
      <FontPreloads files={houseFonts} />
      <SkipLink />
      <Canopy as="div" hem={false} className={styles.page}>
        <header className={styles.top}>
          <Wordmark />
          <HostLinks signedIn={signedIn} />
        </header>
        <div className={styles.bunting}>
          <Bunting />
        </div>
        <main {...contentTarget} className={styles.main}>
          <div className={styles.start}>
            <Welcome />
            <div className={styles.say}>
              <DraftStrip />
              <Line note={note} />
            </div>
          </div>
          <Wall />
          <Steps />
        </main>
        <footer className={styles.foot}>
          <p>{say('No account for your guests. No ads.')}</p>
          <HostLanguageSwitch />
        </footer>
      </Canopy>
      <script type="module" src={script} fetchPriority="low" data-next={nextFiles.join(' ')} />
    </>
  );
}

function HostLinks({ signedIn }: { signedIn: boolean }) {
  const links: [string, string][] = signedIn
    ? [
        [addresses.events, say('Your events')],
        [addresses.account, say('Account')],
      ]
    : [[logInPath(addresses.events), say('Host log in')]];
  return (
    <p className={styles.hosts}>
      {links.map(([to, label]) => (
        <a key={to} className={styles.host} href={to}>
          {label}
        </a>
      ))}
    </p>
  );
}

function Welcome() {
  return (
    <div className={styles.welcome}>
      <h1 className={styles.title}>
        {withElements(say('Create {invite}', { invite: spot('invite') }), {
          invite: <span>{say('Your Invite')}</span>,
        })}
      </h1>
      <p className={styles.lead}>{say(promise)}</p>
    </div>
  );
}

/** In a wide window it stays at the foot until its place is in view. */
function Steps() {
  return (
    <section className={styles.way} aria-labelledby="way">
      <h2 id="way">{say('Or go step by step')}</h2>
      <nav aria-label={say('Steps')}>
        <ol className={styles.steps}>
          {wizardSteps.map(({ part, label, to }, index) => (
            <li key={to}>
              <a
                href={to}
                className={joinClasses(styles.pill, getFlagClass(index))}
                data-step={part === null ? '' : parts[part].storageKey}
              >
                <svg viewBox="0 0 16 20" aria-hidden>
                  <path d="M1.5 1.5H14.5L8 17.5Z" />
                </svg>
                {say(label)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <span id="home-filled" hidden>
        {say('Filled in')}
      </span>
    </section>
  );
}
