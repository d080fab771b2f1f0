import type { ReactNode } from 'react';

import { Button, type ButtonVariant, PlainButtonLink } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';

import type { PhoneGuest } from '../schema.ts';
import { type Way, findAddress } from './send-ways.ts';
import type { UsedWay } from './use-way.ts';

interface WayButtonProps {
  way: Way;
  guest: PhoneGuest;
  used: UsedWay;
  variant: ButtonVariant;
  className?: string | undefined;
  shortcut?: string;
  children: ReactNode;
}

/** A link to where the message opens, or a button for what the page does itself. */
export function WayButton({ way, guest, used, shortcut, ...look }: WayButtonProps) {
  const href = findAddress(guest, way);
  if (href !== undefined) {
    // WhatsApp's address is one of the web.
    const apart = way === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {};
    return (
      <PlainButtonLink
        href={href}
        {...apart}
        {...look}
        onClick={(event) => {
          ignoreSecondPress(event);
          if (!event.defaultPrevented) used.open(way);
        }}
      />
    );
  }
  return (
    <Button
      {...look}
      aria-keyshortcuts={shortcut}
      onClick={({ detail }) => {
        if (detail < 2) void (way === 'share' ? used.share() : used.copy());
      }}
    />
  );
}
