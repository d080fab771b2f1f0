/** 'Buenos Aires, Argentina' of 'America/Argentina/Buenos_Aires'. */
export function nameZonePlace(zone: string): string {
  const [, ...places] = zone.split('/');
  return places.length === 0 ? zone : places.toReversed().join(', ').replaceAll('_', ' ');
}
