import { limits } from '#app/features/draft/limits.ts';
import { parts } from '#app/features/draft/parts.ts';
import { wizardSteps } from '#app/features/wizard/frame/steps.ts';
import * as addresses from '#app/platform/addresses.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { getFlagClass } from '#app/ui/brand/flags.ts';
import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';
import { houseFonts } from '#app/ui/brand/house-fonts.ts';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SkipLink, contentTarget } from '#app/ui/skip-link.tsx';

import { HomeFan } from './home-fan.tsx';
import { listSampleFaceFiles } from './sample-face-files.ts';
import { countDeals } from './sample-invitations.ts';

import styles from './home-page.module.css';

interface HomePageProps {
  signedIn: boolean;
  deal: number;
  script: string;
  /** Those of the first step, which the script loads in advance. */
  nextFiles: readonly string[];
}

export function HomePage({ signedIn, deal, script, nextFiles }: HomePageProps) {
  return (
    <>
      <title>Create Your Invite · Festoon</title>
      <FontPreloads files={[...houseFonts, ...listSampleFaceFiles(deal)]} />
      <SkipLink />
      <Canopy hem={false} className={styles.header}>
        <div className={styles.top}>
          <Wordmark />
          <HostLinks signedIn={signedIn} />
        </div>
      </Canopy>
      <main {...contentTarget}>
        <Canopy as="div" className={styles.hero}>
          <Bunting />
          <div className={styles.columns}>
            <Welcome />
            <Show deal={deal} />
          </div>
        </Canopy>
        <Way />
      </main>
      <script type="module" src={script} fetchPriority="low" data-next={nextFiles.join(' ')} />
    </>
  );
}

function HostLinks({ signedIn }: { signedIn: boolean }) {
  const links: [string, string][] = signedIn
    ? [
        [addresses.events, 'Your events'],
        [addresses.account, 'Account'],
      ]
    : [[logInPath(addresses.events), 'Host log in']];
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
    <div className={styles.words}>
      <h1 className={styles.title}>Create Your Invite</h1>
      <p className={styles.lead}>
        A page that looks like your party, one link to share, and a true count of who is coming.
      </p>
      <Line />
      <PlainButtonLink
        href={wizardSteps[0]?.to}
        className={styles.begin}
        data-begin="Carry on where you left off"
      >
        Start your invite
      </PlainButtonLink>
      <p className={styles.note}>No account for your guests. No ads for anyone.</p>
    </div>
  );
}

/** Read on the next screen, on the device: the field has no name, so that no form sends it (behaviour 2.8). */
function Line() {
  return (
    <form className={styles.line} action={addresses.confirmation} data-line={wizardSteps[0]?.to}>
      <label htmlFor="line" className={styles.lineLabel}>
        Say it in one line
      </label>
      <div className={styles.lineField}>
        <textarea
          id="line"
          dir="auto"
          rows={2}
          maxLength={limits.line}
          enterKeyHint="go"
          aria-describedby="line-note"
          placeholder="Lena turns 30, June 19, 7 to 11 at Seebad, dinner 7:30, dancing 9, beachy"
        />
        <div className={styles.lineFoot}>
          <span id="line-note">No login until you save</span>
          <Button type="submit" className={styles.make}>
            Make it
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The script puts other samples in place without a reload. */
function Show({ deal }: { deal: number }) {
  return (
    <div className={styles.show}>
      <HomeFan deal={deal} />
      <form method="get" action="/" className={styles.others} data-deal>
        <Button type="submit" variant="quiet" name="deal" value={(deal + 1) % countDeals()}>
          Show three others
        </Button>
      </form>
    </div>
  );
}

function Way() {
  return (
    <section className={styles.way} aria-labelledby="way">
      <h2 id="way">Eight small steps, in any order</h2>
      <nav aria-label="Steps">
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
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <span id="home-filled" hidden>
        Filled in
      </span>
    </section>
  );
}
