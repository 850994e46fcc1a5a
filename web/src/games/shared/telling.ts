// A board remembers what it has shown: each picture goes on with the story of those before it.

interface Told<Picture> {
  picture: Picture
}

/**
 * What tells the story of a picture, from where a game's stories begin and how they go on. In a replay every picture has
 * one `before` it, with which the story begins anew.
 */
export function telling<Picture, Story extends Told<Picture>>(
  begin: (picture: Picture, shown?: Story) => Story,
  goOn: (story: Story, picture: Picture) => Story,
) {
  let told: Story | undefined
  return (picture: Picture, before: Picture | null): Story => {
    if (told?.picture === picture) return told
    const last = before ? begin(before, told) : told
    return (told = last ? goOn(last, picture) : begin(picture))
  }
}
